/** The lines of an icon on a 24 × 24 grid. A page carries those it imports. */
export type IconPath = `M${string}`;

export const MENU_ICON = 'M4 7h16M4 12h16M4 17h16';
export const CLOSE_ICON = 'M6 6l12 12M18 6 6 18';
export const CHECK_ICON = 'M5 12.5l4.5 4.5L19 7.5';
export const PLUS_ICON = 'M12 5v14M5 12h14';
export const MINUS_ICON = 'M5 12h14';
export const CHEVRON_DOWN_ICON = 'M6 9.5l6 6 6-6';
export const CHEVRON_LEFT_ICON = 'M14.5 6l-6 6 6 6';
export const CHEVRON_RIGHT_ICON = 'M9.5 6l6 6-6 6';
export const ARROW_LEFT_ICON = 'M20 12H5M11 6l-6 6 6 6';
export const ARROW_RIGHT_ICON = 'M4 12h15M13 6l6 6-6 6';
export const SORT_UP_ICON = 'M12 19V5M6 11l6-6 6 6';
export const SORT_DOWN_ICON = 'M12 5v14M6 13l6 6 6-6';
export const EYE_ICON =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z';
export const EYE_OFF_ICON =
  'M4 4l16 16M9.9 5.8A8.8 8.8 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.5 7.5C3.9 9.3 2.5 12 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10 10a2.8 2.8 0 0 0 4 4';
export const SEARCH_ICON = 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5';
export const CALENDAR_ICON = 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4';
export const STAR_ICON = 'M12 3.8l2.5 5.3 5.7.8-4.1 4.1 1 5.8L12 17l-5.1 2.8 1-5.8-4.1-4.1 5.7-.8z';
export const CLOCK_ICON = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2';
export const PIN_ICON =
  'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 7.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z';
export const PERSON_ICON = 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6';
export const PEOPLE_ICON =
  'M9 4.5a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4zM2.5 20c.6-3.7 3.1-5.5 6.5-5.5s5.9 1.8 6.5 5.5M16 5a3.5 3.5 0 0 1 0 6.8M18 14.9c2 .8 3.2 2.5 3.6 5.1';
export const RISING_ICON = 'M4 17l6-6 4 4 6-8M20 12V7h-5';
export const COURT_ICON =
  'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5zM12 3.5v17M7.5 8.5v7M16.5 8.5v7M7.5 12h9';
export const AGAIN_ICON = 'M4.5 12a7.5 7.5 0 0 1 13-5l2 2M19.5 12a7.5 7.5 0 0 1-13 5l-2-2M19.5 4v5h-5M4.5 20v-5h5';
export const UNDO_ICON = 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5 5 0 0 1 0 10h-4';
export const BELL_ICON = 'M6 16v-5a6 6 0 1 1 12 0v5l1.5 2h-15zM10 20.5h4';
export const SEND_ICON = 'M20.5 3.5 10 14M20.5 3.5 14 20.5 10 14l-6.5-4z';
export const MAP_ICON = 'M3.5 6 9 4l6 2 5.5-2v14L15 20l-6-2-5.5 2zM9 4v14M15 6v14';
export const KEYBOARD_ICON = 'M3 6.5h18v11H3zM7 10.2h.01M10.3 10.2h.01M13.6 10.2h.01M17 10.2h.01M8 14h8';
export const KEY_ICON = 'M8 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 12h8.5M17 12v3.5M20.5 12v2.5';
export const APPLE_ICON =
  'M12 8.2c1.2-.8 2.3-1.2 3.5-1.2 1.7 0 3 .8 3.8 2.1-3 1.8-2.5 5.9.6 7.1-.9 2.4-2.4 4.8-4.2 4.8-1.3 0-2-.8-3.5-.8s-2.3.8-3.5.8c-2.4 0-5-4.6-5-8.4C3.7 9.1 5.9 7 8.4 7c1.4 0 2.5.5 3.6 1.2zM12 5.5c.2-1.8 1.5-3.1 3.3-3.3';
export const FACEBOOK_ICON = 'M12.5 21V9.5c0-2 1.2-3.5 3.5-3.5h1.5M9.5 12.5h7';
export const LOCK_ICON =
  'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zM8 10.5V8a4 4 0 0 1 8 0v2.5';
export const SAVE_ICON = 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15';
export const CAMERA_ICON =
  'M6 7h12a2.5 2.5 0 0 1 2.5 2.5V16.5A2.5 2.5 0 0 1 18 19H6a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 6 7zM8.5 7 10 4.5h4L15.5 7M12 9.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z';
export const LINK_ICON =
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1';
export const TROPHY_ICON =
  'M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 5.5H4c0 3.5 1.5 5 4 5M16.5 5.5H20c0 3.5-1.5 5-4 5M12 14.5V19M8 20h8';
export const BALL_ICON =
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM5.5 6.5c3.5 2.5 3.5 8.5 0 11M18.5 6.5c-3.5 2.5-3.5 8.5 0 11';
export const MAIL_ICON = 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5';
export const PHONE_ICON = 'M7 3.5h10v17H7zM10.5 17.5h3';
export const NOTE_ICON = 'M5 4.5h14v11l-4 4H5zM15 19.5v-4h4M8.5 9h7M8.5 12.5h4';
export const QR_ICON = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v3M14 20h2.5M19.5 20h.5';
export const SHARE_ICON = 'M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8';
export const COPY_ICON = 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4';
export const EXTERNAL_ICON = 'M13.5 4.5h6v6M19 5l-8 8M17 13.5v6H4.5V7h6';
export const TRASH_ICON = 'M4.5 6.5h15M9 6.5v-3h6v3M6.5 6.5l1 14h9l1-14M10 10.5v6M14 10.5v6';
export const EDIT_ICON = 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5';
export const LOG_OUT_ICON = 'M10 4.5H4.5v15H10M9.5 12H20M16 8l4 4-4 4';
export const BLOCK_ICON = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM6 6l12 12';
export const INFO_ICON = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.6v.2';
export const ALERT_ICON = 'M12 4 2.8 19.8h18.4zM12 10v4.5M12 17.1v.2';
export const GLOBE_ICON =
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17';
export const OFFLINE_ICON =
  'M4 4l16 16M8.5 15.5a5 5 0 0 1 7 0M5.5 12.2a9.5 9.5 0 0 1 4-2.3M14 9.8c1.7.4 3.2 1.2 4.5 2.4M12 19v.2';
export const MORE_ICON =
  'M5 11.2a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6zM12 11.2a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6zM19 11.2a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6z';

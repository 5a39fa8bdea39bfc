/** @returns a text as it may stand in HTML, in an attribute as well */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

-- Nobody called the match off: its time to answer was over (R-expiry-sweep).
alter table games add column lapsed boolean not null default false;
update games set lapsed = true from game_history
  where game_history.game_id = games.id and game_history.event = 'EXPIRED' and games.status = 'CANCELED';

-- Whether a guest has answered in the language of mails to them; else it is a guess (R-guest-language).
alter table users add column language_said boolean not null default false;

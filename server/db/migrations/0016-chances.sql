-- Whether a person is shown their chances before they answer an invitation (R-rating-stakes).
alter table preferences add column chances_shown boolean not null default true;

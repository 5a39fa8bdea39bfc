-- What somebody can make and would rather not: {slots: periods, places: ids}, a part of the two columns beside it (R-rather-not).
alter table invitees add column rather_not jsonb;

-- Hosts who edit the recording of a date at the same time do not replace each other's links unnoticed.
alter table event_dates add column recording_revision integer not null default 0;

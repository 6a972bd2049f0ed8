-- Two windows of a mentor must not replace each other's changes of an office hour.
alter table office_hour_slots add column revision integer not null default 1;

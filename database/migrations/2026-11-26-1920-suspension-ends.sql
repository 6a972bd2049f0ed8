-- When a suspension ends by itself; null: an admin ends it.
alter table people add column suspended_until timestamptz check (suspended_until is null or suspended_at is not null);

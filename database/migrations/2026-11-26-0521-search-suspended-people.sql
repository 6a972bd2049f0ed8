create index concurrently if not exists people_suspended on people (id) where suspended_at is not null;

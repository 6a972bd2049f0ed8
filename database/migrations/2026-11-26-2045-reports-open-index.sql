create index concurrently if not exists reports_open_by_target on reports (reported_at, target_id) where closed_at is null;

create index concurrently if not exists reports_closed_of_reporter on reports (reporter_id, decision_id) where closed_at is not null;

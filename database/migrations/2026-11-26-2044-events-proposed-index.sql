create index concurrently if not exists events_by_proposal on events (updated_at, id) where state = 'proposed';

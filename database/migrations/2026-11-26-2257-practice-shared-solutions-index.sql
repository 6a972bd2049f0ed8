create index concurrently if not exists submissions_shared on submissions (problem_id) where shared_at is not null;

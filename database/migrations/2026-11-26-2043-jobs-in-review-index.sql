create index concurrently if not exists jobs_by_proposal on jobs (proposed_at, id) where proposal_state = 'review';

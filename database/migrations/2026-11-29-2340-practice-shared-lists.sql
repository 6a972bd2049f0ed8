-- A shared list of problems can be read by everyone who has its address.
alter table problem_lists add column shared_at timestamptz;

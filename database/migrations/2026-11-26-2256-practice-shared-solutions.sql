-- Authors share accepted submissions with those who may see solutions. A shared submission is what the votes and comments belong to.
alter table submissions add column shared_at timestamptz, add column shared_note text not null default '' check (length(shared_note) <= 2000);

create table solution_votes (
  submission_id uuid not null references submissions on delete cascade,
  person_id uuid not null references people on delete cascade,
  voted_at timestamptz not null,
  primary key (submission_id, person_id)
);
create index solution_votes_of_person on solution_votes (person_id);

create trigger discussions_go after delete on submissions for each row execute function delete_discussion('solution');

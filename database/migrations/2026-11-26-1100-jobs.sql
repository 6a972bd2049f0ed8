-- A job as its readers see it. A later edition of essential fields waits in `proposal` until an admin has approved it.
create table jobs (
  id uuid primary key,
  -- Null: a poster who left. Their jobs are closed.
  poster_id uuid references people on delete set null,
  state text not null default 'proposed' check (state in ('proposed', 'open', 'closed', 'removed')),
  company text not null check (char_length(company) between 1 and 100),
  role text not null check (char_length(role) between 1 and 120),
  location text not null check (char_length(location) between 1 and 80),
  -- The location as the match score compares it and as the filter searches it, and whether it says Remote.
  location_key text not null,
  location_search text not null,
  is_remote boolean not null,
  description text not null check (char_length(description) <= 12000),
  description_html text not null,
  skills text[] not null default '{}',
  -- The same skills by their keys, so that other names of a skill are equal.
  skill_keys text[] not null default '{}',
  level text not null check (level in ('Entry', 'Mid', 'Senior')),
  employment text not null check (employment in ('full-time', 'part-time', 'contract', 'internship')),
  salary_min int check (salary_min between 0 and 100000000),
  salary_max int check (salary_max between 0 and 100000000),
  salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
  salary_period text check (salary_period in ('hour', 'day', 'month', 'year')),
  -- The upper end for a whole year, which the salary filter compares.
  salary_yearly int,
  apply_url text check (apply_url ~ '^https?://' and char_length(apply_url) <= 500),
  logo_id uuid references images on delete set null,
  search_text text not null,
  posted_at timestamptz,
  expires_at timestamptz,
  -- The expiry of which the poster was reminded, and the one that was announced.
  reminded_for timestamptz,
  expired_for timestamptz,
  proposal jsonb,
  proposal_state text check (proposal_state in ('review', 'returned')),
  proposed_at timestamptz,
  review_comment text not null default '',
  revision int not null default 1,
  link_opened_count int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((salary_min is null) = (salary_max is null) and (salary_min is null) = (salary_currency is null) and (salary_min is null) = (salary_period is null)),
  check (salary_min <= salary_max),
  check ((posted_at is null) = (expires_at is null)),
  check ((proposal is null) = (proposal_state is null))
);
create index jobs_open on jobs (posted_at desc, id desc) where state = 'open';
create index jobs_by_skill on jobs using gin (skill_keys) where state = 'open';
create index jobs_by_expiry on jobs (expires_at) where state = 'open';
create index jobs_of_poster on jobs (poster_id, created_at desc);
create index jobs_in_review on jobs (proposed_at) where proposal_state = 'review';

-- What a member looks for. Skills are those of the tech stack.
create table candidate_profiles (
  person_id uuid primary key references people on delete cascade,
  location text not null default '' check (char_length(location) <= 80),
  level text check (level in ('Entry', 'Mid', 'Senior')),
  is_open boolean not null default false,
  visibility text not null default 'nobody' check (visibility in ('nobody', 'applied', 'posters')),
  changed_at timestamptz not null
);
create index candidate_profiles_open on candidate_profiles (person_id) where is_open;

-- A member's own view of a job that they saved or applied to.
create table tracked_jobs (
  person_id uuid not null references people on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  stage text not null check (stage in ('Saved', 'Applied', 'Interview', 'Offer', 'Closed')),
  notes text not null default '' check (char_length(notes) <= 4000),
  added_at timestamptz not null,
  moved_at timestamptz not null,
  primary key (person_id, job_id)
);
create index tracked_jobs_by_job on tracked_jobs (job_id);

create table hidden_jobs (
  person_id uuid not null references people on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  hidden_at timestamptz not null,
  primary key (person_id, job_id)
);
create index hidden_jobs_by_job on hidden_jobs (job_id);

-- A PDF that an applicant uploaded. Without an application it is deleted after a day.
create table job_resumes (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  file_name text not null check (char_length(file_name) between 1 and 100),
  size int not null check (size between 1 and 5242880),
  uploaded_at timestamptz not null
);
create index job_resumes_of_person on job_resumes (person_id, uploaded_at desc);

create table job_applications (
  id uuid primary key,
  job_id uuid not null references jobs on delete cascade,
  person_id uuid not null references people on delete cascade,
  cover_note text not null check (char_length(cover_note) <= 4000),
  -- What the applicant chose to send, as it was then.
  snapshot jsonb not null,
  resume_id uuid unique references job_resumes on delete set null,
  state text not null default 'new' check (state in ('new', 'reviewing', 'interview', 'offer', 'declined', 'withdrawn')),
  poster_notes text not null default '' check (char_length(poster_notes) <= 4000),
  applied_at timestamptz not null,
  changed_at timestamptz not null,
  unique (job_id, person_id)
);
create index job_applications_of_person on job_applications (person_id, applied_at desc);

create table job_searches (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  filter jsonb not null,
  alert text not null check (alert in ('site', 'email', 'digest', 'off')),
  saved_at timestamptz not null
);
create index job_searches_of_person on job_searches (person_id, saved_at desc);

-- The jobs that a person was told of, so that nobody is told twice.
create table job_alerts (
  person_id uuid not null references people on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  told_at timestamptz not null,
  primary key (person_id, job_id)
);
create index job_alerts_by_job on job_alerts (job_id);

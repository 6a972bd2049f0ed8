-- Reviews of submissions that their learners asked for. A claim that ran out counts as none.
create table code_reviews (
  id uuid primary key,
  submission_id uuid not null unique references submissions on delete cascade,
  learner_id uuid not null references people on delete cascade,
  question text not null check (length(question) between 1 and 2000),
  asked_at timestamptz not null,
  claimed_by uuid references people on delete set null,
  claimed_until timestamptz,
  reviewed_by uuid references people on delete set null,
  reviewed_at timestamptz,
  closed_at timestamptz,
  thanked_at timestamptz,
  check (thanked_at is null or closed_at is not null)
);
create index code_reviews_waiting on code_reviews (asked_at, id) where reviewed_at is null and closed_at is null;
create index code_reviews_of_learner on code_reviews (learner_id, asked_at desc);
create index code_reviews_of_mentor on code_reviews (reviewed_by, reviewed_at desc) where reviewed_by is not null;
create index code_reviews_claimed on code_reviews (claimed_by) where claimed_by is not null and reviewed_at is null;
create index code_reviews_reviewed on code_reviews (reviewed_at desc) where reviewed_at is not null;

create table code_review_comments (
  id uuid primary key,
  review_id uuid not null references code_reviews on delete cascade,
  -- Null: a mentor who left.
  author_id uuid references people on delete set null,
  -- From 1; null: about the whole program.
  line integer check (line > 0),
  text text not null check (length(text) between 1 and 4000),
  written_at timestamptz not null,
  resolved_at timestamptz
);
create index comments_of_code_review on code_review_comments (review_id, written_at);
create index code_review_comments_of_author on code_review_comments (author_id);

-- What a mentor writes down for themselves.
create table code_review_notes (
  review_id uuid not null references code_reviews on delete cascade,
  mentor_id uuid not null references people on delete cascade,
  text text not null check (length(text) between 1 and 4000),
  written_at timestamptz not null,
  primary key (review_id, mentor_id)
);
create index code_review_notes_of_mentor on code_review_notes (mentor_id);

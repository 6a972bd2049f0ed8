-- Random secrets that the site makes for itself, such as the key that signs certificates. They stay when the site moves with its database.
create table site_secrets (
  name text primary key,
  value text not null
);

create table courses (
  id uuid primary key default uuidv7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  -- Null: the site itself, or an author who left.
  author_id uuid references people on delete set null,
  state text not null default 'draft' check (state in ('draft', 'review', 'published', 'archived')),
  -- What learners see, made from the content of this version; 0 before the first publication.
  version int not null default 0 check (version >= 0),
  title text not null check (char_length(title) between 1 and 120),
  summary text not null default '',
  level text not null default 'beginner' check (level in ('beginner', 'intermediate', 'advanced')),
  language text not null default 'en',
  skills text[] not null default '{}',
  about jsonb not null default '{}',
  outline jsonb not null default '[]',
  lesson_count int not null default 0,
  minutes int not null default 0,
  enrolled_count int not null default 0 check (enrolled_count >= 0),
  finished_count int not null default 0 check (finished_count >= 0),
  rating_count int not null default 0 check (rating_count >= 0),
  rating_sum int not null default 0 check (rating_sum >= 0),
  -- Of a course that comes with the site: the hash of its file.
  file_hash text,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  updated_at timestamptz not null default now()
);
create index courses_by_enrolled on courses (enrolled_count desc, id) where state = 'published';
create index courses_by_date on courses (published_at desc, id) where state = 'published';
create index courses_of_author on courses (author_id, updated_at desc);
create index courses_by_skill on courses using gin (skills);

create table course_versions (
  course_id uuid not null references courses on delete cascade,
  version int not null,
  content jsonb not null,
  published_at timestamptz not null,
  primary key (course_id, version)
);

-- A lesson that a later version leaves out stays, so that progress, notes and addresses keep their meaning.
create table course_lessons (
  id uuid primary key,
  course_id uuid not null references courses on delete cascade,
  -- Its name in addresses and files; it never changes.
  key text not null,
  position int not null,
  topic_key text not null,
  title text not null,
  kind text not null check (kind in ('video', 'reading', 'quiz', 'practice')),
  minutes int not null,
  -- What the page shows, rendered; the questions of a quiz with their answers.
  body jsonb not null,
  -- Changes with the body. Answers to an older state are refused.
  body_hash text not null,
  removed_at timestamptz,
  unique (course_id, key)
);

create trigger discussions_go after delete on course_lessons for each row execute function delete_discussion('lesson');

create table enrollments (
  person_id uuid not null references people on delete cascade,
  course_id uuid not null references courses on delete cascade,
  enrolled_at timestamptz not null,
  last_lesson_id uuid references course_lessons on delete set null,
  last_at timestamptz not null,
  finished_at timestamptz,
  primary key (person_id, course_id)
);
create index enrollments_of_course on enrollments (course_id, enrolled_at);

create table lesson_progress (
  person_id uuid not null references people on delete cascade,
  lesson_id uuid not null references course_lessons on delete cascade,
  course_id uuid not null references courses on delete cascade,
  -- How it was finished: done, marked by the learner, or known before.
  way text check (way in ('done', 'marked', 'known')),
  finished_at timestamptz,
  -- Watched seconds as [[from, to], …].
  watched jsonb not null default '[]',
  position_seconds int not null default 0 check (position_seconds >= 0),
  duration_seconds int check (duration_seconds > 0),
  speed real not null default 1 check (speed between 0.25 and 2),
  best_score real check (best_score between 0 and 1),
  tries int not null default 0,
  -- When the last report of a player or the first visit came.
  seen_at timestamptz not null,
  primary key (person_id, lesson_id),
  check ((way is null) = (finished_at is null))
);
create index lesson_progress_of_course on lesson_progress (person_id, course_id);
create index lesson_progress_of_lesson on lesson_progress (lesson_id);

create table lesson_notes (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  lesson_id uuid not null references course_lessons on delete cascade,
  second int not null default 0 check (second between 0 and 43200),
  text text not null check (char_length(text) between 1 and 4000),
  written_at timestamptz not null,
  edited_at timestamptz
);
create index lesson_notes_of_person on lesson_notes (person_id, lesson_id, second);
create index lesson_notes_of_lesson on lesson_notes (lesson_id);

create table course_reviews (
  id uuid not null unique default uuidv7(),
  course_id uuid not null references courses on delete cascade,
  person_id uuid not null references people on delete cascade,
  rating int not null check (rating between 1 and 5),
  text text not null default '' check (char_length(text) <= 2000),
  written_at timestamptz not null,
  primary key (course_id, person_id)
);
create index course_reviews_of_person on course_reviews (person_id);
create index course_reviews_by_date on course_reviews (course_id, written_at desc);

create table certificates (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  course_id uuid not null references courses on delete cascade,
  version int not null,
  -- As they were when it was issued.
  person_name text not null,
  course_title text not null,
  minutes int not null,
  skills text[] not null,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text check (char_length(revoked_reason) between 1 and 500),
  unique (person_id, course_id),
  check ((revoked_at is null) = (revoked_reason is null))
);
create index certificates_of_course on certificates (course_id);

-- When an account is deleted, its reviews and enrollments go with it, and the figures of their courses follow.
create function recount_course() returns trigger language plpgsql as $$
begin
  update courses c set
    (rating_count, rating_sum) = (select count(*), coalesce(sum(rating), 0) from course_reviews r where r.course_id = c.id),
    (enrolled_count, finished_count) = (select count(*), count(finished_at) from enrollments e where e.course_id = c.id)
  where c.id = old.course_id;
  return null;
end $$;
create trigger reviews_are_counted after delete on course_reviews for each row execute function recount_course();
create trigger enrollments_are_counted after delete on enrollments for each row execute function recount_course();

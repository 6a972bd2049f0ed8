-- Videos and captions that authors upload for their courses. Their bytes are in the file store; drafts and lessons refer to them by address.
create table course_files (
  id uuid primary key,
  -- The course, or the draft of a new one, that it was uploaded for.
  course_id uuid not null,
  -- Null: the author's account was deleted. The file stays while a lesson shows it.
  owner_id uuid references people on delete set null,
  type text not null check (type in ('mp4', 'webm', 'vtt')),
  name text not null check (char_length(name) between 1 and 200),
  -- Of an upload under way: what it may become.
  bytes bigint not null check (bytes between 1 and 524288000),
  started_at timestamptz not null,
  -- Null: the upload is under way, or was cut by a crash.
  uploaded_at timestamptz,
  -- Since when no lesson and no draft refers to it.
  unused_since timestamptz
);
create index course_files_of_owner on course_files (owner_id, started_at desc);
create index course_files_to_delete on course_files (unused_since) where unused_since is not null;

-- How many bytes of files every author may store, in one row; and authors for whom it is another number.
create table course_storage (
  only_one boolean primary key default true check (only_one),
  bytes bigint not null check (bytes >= 0)
);
insert into course_storage (bytes) values (5368709120);
create table course_storage_limits (
  person_id uuid primary key references people on delete cascade,
  bytes bigint not null check (bytes >= 0)
);

-- The files that a lesson shows: everybody may read them.
alter table course_lessons add column files uuid[] not null default '{}';
create index course_lessons_by_file on course_lessons using gin (files);

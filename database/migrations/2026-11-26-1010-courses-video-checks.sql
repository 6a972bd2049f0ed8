-- What the video host said about videos of lessons and drafts, when it could be asked.
create table course_video_checks (
  youtube_id text primary key check (youtube_id ~ '^[A-Za-z0-9_-]{11}$'),
  checked_at timestamptz not null,
  -- How many checks in a row found that it cannot be played; it counts as broken from the second on.
  failures int not null default 0 check (failures >= 0),
  reason text check (reason in ('removed', 'private')),
  failed_since timestamptz,
  check ((failures = 0) = (reason is null) and (failures = 0) = (failed_since is null))
);
create index course_video_checks_by_date on course_video_checks (checked_at);

-- Broken videos that the author of a course, or the admins, have been told about.
create table course_videos_reported (
  course_id uuid not null references courses on delete cascade,
  youtube_id text not null references course_video_checks on delete cascade,
  primary key (course_id, youtube_id)
);
create index course_videos_reported_by_video on course_videos_reported (youtube_id);
create index course_lessons_by_youtube on course_lessons ((body -> 'video' ->> 'id')) where kind = 'video' and body -> 'video' ->> 'host' = 'youtube' and removed_at is null;

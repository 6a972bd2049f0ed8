-- The channel of a video, as its host names it.
alter table course_video_checks add column channel text check (length(channel) between 1 and 200);

-- When the author last made a draft of the blog again; published again, a blog that had readers keeps its date.
alter table blogs add column unpublished_at timestamptz;

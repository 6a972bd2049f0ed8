-- Likes of comments, both those on blogs and those in discussions: their ids are unique across the two tables, so triggers take the place of a foreign key.
create table comment_likes (
  comment_id uuid not null,
  person_id uuid not null references people on delete cascade,
  liked_at timestamptz not null,
  primary key (comment_id, person_id)
);
create index comment_likes_of_person on comment_likes (person_id);

create function delete_comment_likes() returns trigger language plpgsql as $$
begin
  delete from comment_likes where comment_id = old.id;
  return null;
end $$;
create trigger likes_go after delete on comments for each row execute function delete_comment_likes();
create trigger likes_go after delete on blog_comments for each row execute function delete_comment_likes();

-- The reading list of a person.
create table blog_bookmarks (
  person_id uuid not null references people on delete cascade,
  blog_id uuid not null references blogs on delete cascade,
  saved_at timestamptz not null,
  primary key (person_id, blog_id)
);
create index blog_bookmarks_by_time on blog_bookmarks (person_id, saved_at desc, blog_id desc);
create index blog_bookmarks_of_blog on blog_bookmarks (blog_id);

-- What a person wants to learn: keys of the topics in features/people/rules/topics.ts.
create table interests (
  person_id uuid not null references people on delete cascade,
  topic text not null check (length(topic) between 1 and 40),
  chosen_at timestamptz not null,
  primary key (person_id, topic)
);

-- Who has hidden the list of first steps on home.
create table hidden_first_steps (
  person_id uuid primary key references people on delete cascade,
  hidden_at timestamptz not null
);

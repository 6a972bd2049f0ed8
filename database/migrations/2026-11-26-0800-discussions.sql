-- Comments on anything. `subject_kind` is a kind that a feature contributes, so the subject has no foreign key; triggers delete its comments.
create table comments (
  id uuid primary key,
  subject_kind text not null check (length(subject_kind) between 1 and 40),
  subject_id uuid not null,
  parent_id uuid,
  depth smallint not null default 0 check (depth between 0 and 3),
  author_id uuid not null references people on delete cascade,
  text text not null check (length(text) between 1 and 5000),
  written_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  check ((parent_id is null) = (depth = 0)),
  -- A reply belongs to the subject of the comment it answers.
  unique (id, subject_kind, subject_id),
  foreign key (parent_id, subject_kind, subject_id) references comments (id, subject_kind, subject_id) on delete cascade
);
create index comments_of_subject on comments (subject_kind, subject_id, written_at, id);
create index comments_of_author on comments (author_id, written_at desc);
create index comments_by_parent on comments (parent_id) where parent_id is not null;

-- The kind of the subject is the argument of the trigger.
create function delete_discussion() returns trigger language plpgsql as $$
begin
  delete from comments where subject_kind = tg_argv[0] and subject_id = old.id;
  return null;
end $$;
create trigger discussions_go after delete on problems for each row execute function delete_discussion('problem');
create trigger discussions_go after delete on news_articles for each row execute function delete_discussion('news');

-- Comments on problems had a table of their own. The ids stay, so that reports find them.
insert into comments (id, subject_kind, subject_id, author_id, text, written_at, deleted_at)
  select id, 'problem', problem_id, author_id, case when deleted_at is null then text else '-' end, written_at, deleted_at from problem_remarks;
drop table problem_remarks;
update reports set kind = 'discussion-comment' where kind = 'remark';

-- The right to discuss problems becomes the right to take part in any discussion, for the roles that have it.
insert into rights (name) select 'discussions.write' from rights where name = 'practice.discuss' on conflict do nothing;
update roles set rights = rights || array['discussions.write'] where 'practice.discuss' = any (rights) and not 'discussions.write' = any (rights);

-- Replies and mentions link to what they are about by its path, whatever it is.
update notification_causes c set facts = c.facts || jsonb_build_object('path', '/blog/' || (c.facts ->> 'slug') || '#comment-' || (c.facts ->> 'commentId'))
  from notifications n where n.id = c.notification_id and n.kind in ('reply', 'mention') and c.facts ? 'slug';

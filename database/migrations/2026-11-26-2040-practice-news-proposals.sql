-- Problems and news articles of editors who may write, but not publish, wait for an approval.
alter table problem_edits
  add column needs_review boolean not null default false,
  add column proposed_id uuid unique,
  add column proposed_at timestamptz,
  add column review_comment text not null default '',
  add constraint problem_edits_proposal check ((proposed_id is null) = (proposed_at is null));
create index problem_edits_in_review on problem_edits (proposed_at, proposed_id) where proposed_at is not null;

alter table news_articles
  add column proposed_at timestamptz,
  add column review_comment text not null default '';

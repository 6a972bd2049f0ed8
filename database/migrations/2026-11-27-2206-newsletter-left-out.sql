-- Paths of items that an editor removed from a draft: composing it again does not bring them back.
alter table newsletter_issues add column left_out text[] not null default '{}';

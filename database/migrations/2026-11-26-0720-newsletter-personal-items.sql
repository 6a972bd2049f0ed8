-- What the personal part of an issue chooses from; the items that all readers get are in the sections.
alter table newsletter_issues add column personal_items jsonb not null default '[]';

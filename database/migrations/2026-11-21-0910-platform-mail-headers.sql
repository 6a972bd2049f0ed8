-- Headers of a mail beside those that every mail has, such as how to end mails of its kind.
alter table mails add column headers jsonb not null default '{}';

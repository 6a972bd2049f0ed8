-- Safe HTML of a removed text with formatting; empty for kinds without it, and for texts that are too long. Deleted with the account of its author.
alter table moderation_decisions add column evidence_html text not null default '' check (length(evidence_html) <= 200000);

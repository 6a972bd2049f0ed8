-- What the mail server said about an address that bounced; empty if it gave no reason.
alter table newsletter_subscribers add column bounce_reason text not null default '' check (length(bounce_reason) <= 300);

-- Emails may have an HTML part beside the plain text.
alter table mails add column html text;

create table newsletter_subscribers (
  id uuid primary key,
  email text not null check (char_length(email) <= 254),
  -- Links of its emails carry it: it can end or change this subscription and nothing else.
  token text not null unique,
  state text not null default 'pending' check (state in ('pending', 'active', 'unsubscribed', 'bounced')),
  time_zone text not null,
  confirm_hash bytea unique,
  confirm_until timestamptz,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz
);
create unique index newsletter_subscribers_by_email on newsletter_subscribers (lower(email));
create index newsletter_subscribers_active on newsletter_subscribers (time_zone, id) where state = 'active';

create table newsletter_issues (
  -- The number readers see.
  number int primary key,
  -- The Friday on which it is sent.
  friday date not null unique,
  state text not null default 'draft' check (state in ('draft', 'sending', 'sent', 'cancelled')),
  intro text not null default '' check (char_length(intro) <= 2000),
  sections jsonb not null,
  created_at timestamptz not null,
  sent_at timestamptz
);

-- One row for each email: it is written in the transaction that queues the email, so nobody gets an issue twice.
create table newsletter_deliveries (
  issue int not null references newsletter_issues on delete cascade,
  subscriber_id uuid not null references newsletter_subscribers on delete cascade,
  queued_at timestamptz not null,
  primary key (issue, subscriber_id)
);
create index newsletter_deliveries_by_subscriber on newsletter_deliveries (subscriber_id);

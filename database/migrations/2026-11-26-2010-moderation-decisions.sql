-- Decisions of moderators with their statement of reasons, appeals against them, and bans, which need two admins.
create table moderation_decisions (
  id uuid primary key,
  kind text not null check (length(kind) between 1 and 40),
  target_id uuid not null,
  title text not null check (length(title) <= 300),
  author_id uuid references people (id) on delete set null,
  outcome text not null check (outcome in ('dismissed', 'removed', 'suspended', 'banned')),
  rule text check (length(rule) <= 40),
  statement text not null check (length(statement) <= 2000),
  -- The text as it was when it was removed; it is deleted with the account of its author.
  evidence text not null default '' check (length(evidence) <= 20000),
  report_count integer not null default 0 check (report_count >= 0),
  decided_by uuid references people (id) on delete set null,
  confirmed_by uuid references people (id) on delete set null,
  decided_at timestamptz not null
);
create index moderation_decisions_latest on moderation_decisions (decided_at desc, id desc);
create index moderation_decisions_of_author on moderation_decisions (author_id, decided_at desc);

create table moderation_appeals (
  decision_id uuid primary key references moderation_decisions (id) on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  appealed_at timestamptz not null,
  outcome text check (outcome in ('upheld', 'reversed')),
  answer text not null default '' check (length(answer) <= 2000),
  decided_by uuid references people (id) on delete set null,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null))
);
create index moderation_appeals_open on moderation_appeals (appealed_at, decision_id) where outcome is null;

create table report_claims (
  kind text not null,
  target_id uuid not null,
  claimed_by uuid not null references people (id) on delete cascade,
  claimed_at timestamptz not null,
  primary key (kind, target_id)
);

create table ban_proposals (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  rule text not null check (length(rule) <= 40),
  statement text not null check (length(statement) between 1 and 2000),
  proposed_by uuid references people (id) on delete set null,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'withdrawn', 'expired')),
  decided_by uuid references people (id) on delete set null,
  decided_at timestamptz,
  check (decided_by is null or decided_by is distinct from proposed_by or state = 'withdrawn')
);
create unique index ban_proposals_open on ban_proposals (person_id) where state = 'open';

alter table people add column banned_at timestamptz;
alter table reports add column decision_id uuid references moderation_decisions (id) on delete set null;

insert into reason_templates (id, scope, label, body) values
  (gen_random_uuid(), 'moderation', 'Advertising', 'It advertises a product or service without any other value for readers.'),
  (gen_random_uuid(), 'moderation', 'Personal insult', 'It insults a person instead of criticizing their work.'),
  (gen_random_uuid(), 'moderation', 'Copied without source', 'It repeats the work of someone else without naming the source.'),
  (gen_random_uuid(), 'moderation', 'Spoils a problem', 'It gives away the solution of a problem outside of its spoiler section.');

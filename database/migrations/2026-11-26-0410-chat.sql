-- Conversations between members. All changes of a conversation happen while its row is locked, so its two counters grow in the order of the
-- commits: last_sequence numbers the messages, last_change numbers everything that happens to them.
create table conversations (
  id uuid primary key,
  kind text not null check (kind in ('welcome', 'direct', 'group', 'linked')),
  name text not null default '' check (char_length(name) <= 100),
  owner_id uuid references people on delete set null,
  -- What there is only one conversation for: 'direct:{id}:{id}', 'welcome:{id}', or '{feature}:{id}'.
  key text unique,
  last_sequence int not null default 0,
  last_change int not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null default now()
);
create index conversations_by_change on conversations (changed_at);
create index conversations_by_owner on conversations (owner_id);

create table conversation_members (
  conversation_id uuid not null references conversations on delete cascade,
  person_id uuid not null references people on delete cascade,
  state text not null default 'member' check (state in ('member', 'requested', 'declined')),
  joined_at timestamptz not null,
  read_sequence int not null default 0,
  emailed_sequence int not null default 0,
  muted_at timestamptz,
  archived_at timestamptz,
  pinned_at timestamptz,
  primary key (conversation_id, person_id)
);
create index conversation_members_by_person on conversation_members (person_id);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  sequence int not null,
  change int not null,
  -- Null: the site itself.
  author_id uuid references people on delete cascade,
  text text not null check (char_length(text) <= 8000),
  html text not null,
  reply_to uuid references messages on delete set null,
  sent_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  unique (conversation_id, sequence)
);
create index messages_by_change on messages (conversation_id, change);
create index messages_by_author on messages (author_id);
create index messages_by_reply on messages (reply_to) where reply_to is not null;

create table message_reactions (
  message_id uuid not null references messages on delete cascade,
  person_id uuid not null references people on delete cascade,
  emoji text not null check (char_length(emoji) <= 16),
  primary key (message_id, person_id, emoji)
);
create index message_reactions_by_person on message_reactions (person_id);

create table chat_settings (
  person_id uuid primary key references people on delete cascade,
  -- The unread badge counts messages that came after the chat was last opened.
  opened_at timestamptz not null,
  who_may_write text not null default 'everyone' check (who_may_write in ('everyone', 'following', 'nobody')),
  shows_presence boolean not null default true,
  shows_typing boolean not null default true,
  shows_reads boolean not null default true,
  -- Unread messages are emailed after this time; null: never.
  email_after_minutes int default 60 check (email_after_minutes in (15, 60, 1440))
);

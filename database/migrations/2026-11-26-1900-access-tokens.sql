-- Personal access tokens: what a program sends instead of a login. Only the hash of a token is stored.
create table access_tokens (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) between 1 and 20),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '366 days'),
  used_at timestamptz
);
create index access_tokens_of_person on access_tokens (person_id, created_at desc);

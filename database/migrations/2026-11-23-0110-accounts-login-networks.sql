-- From which networks somebody logged in lately: an attack from elsewhere does not hold up logins from there.
create table login_networks (
  person_id uuid not null references people (id) on delete cascade,
  network text not null,
  logged_in_at timestamptz not null,
  primary key (person_id, network)
);
create index login_networks_by_age on login_networks (logged_in_at);

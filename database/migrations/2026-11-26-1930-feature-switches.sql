-- Parts of the site that an admin turned off. A part without a row is on.
create table feature_switches (
  name text primary key check (length(name) between 1 and 40),
  is_on boolean not null,
  changed_by uuid references people (id) on delete set null,
  changed_at timestamptz not null
);
create index feature_switches_by_person on feature_switches (changed_by);

-- Statements that took long, without their values.
create table slow_statements (
  fingerprint text primary key check (length(fingerprint) = 32),
  statement text not null check (length(statement) <= 2000),
  count integer not null check (count > 0),
  total_ms double precision not null,
  longest_ms double precision not null,
  last_at timestamptz not null
);
create index slow_statements_by_time on slow_statements (last_at);

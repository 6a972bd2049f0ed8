-- Groups of rights that people have beside the role that they act in.
create table rights_groups (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  about text not null check (length(about) <= 300),
  rights text[] not null check (cardinality(rights) between 1 and 200),
  revision integer not null default 1,
  changed_at timestamptz not null
);
create unique index rights_groups_by_name on rights_groups (lower(name));

create table rights_group_members (
  group_id uuid not null references rights_groups on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  given_by uuid references people (id) on delete set null,
  given_at timestamptz not null,
  primary key (group_id, person_id)
);
-- Read with every request of a logged-in person.
create index rights_group_members_of_person on rights_group_members (person_id, group_id);
create index rights_group_members_by_giver on rights_group_members (given_by);

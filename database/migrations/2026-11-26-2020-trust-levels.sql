-- Trust levels: their limits and the conditions to reach them, as data; and the level of each person.
create table trust_levels (
  name text primary key check (name in ('new', 'member', 'regular')),
  position integer not null unique,
  conversations integer not null check (conversations between 0 and 10000),
  messages integer not null check (messages between 0 and 100000),
  posts integer not null check (posts between 0 and 1000),
  links integer not null check (links between 0 and 1000),
  pictures integer not null check (pictures between 0 and 1000),
  min_days integer not null check (min_days between 0 and 3650),
  min_solved integer not null check (min_solved between 0 and 10000),
  min_read integer not null check (min_read between 0 and 10000),
  clean_days integer not null check (clean_days between 0 and 3650),
  revision integer not null default 1
);

insert into trust_levels (name, position, conversations, messages, posts, links, pictures, min_days, min_solved, min_read, clean_days) values
  ('new', 0, 5, 300, 20, 20, 20, 0, 0, 0, 0),
  ('member', 1, 40, 2000, 50, 60, 60, 1, 0, 0, 90),
  ('regular', 2, 80, 5000, 100, 200, 200, 30, 5, 10, 180);

create table person_trust (
  person_id uuid primary key references people (id) on delete cascade,
  level text not null references trust_levels (name),
  -- Set by an admin: it is not promoted automatically.
  is_manual boolean not null default false,
  reason text not null default '' check (length(reason) <= 1000),
  since timestamptz not null
);
create index person_trust_by_level on person_trust (level, person_id);

-- Accounts older than a day had the limits of members before.
insert into person_trust (person_id, level, since) select id, 'member', now() from people where joined_at < now() - interval '1 day';

create table blog_readings (
  person_id uuid not null references people (id) on delete cascade,
  blog_id uuid not null references blogs (id) on delete cascade,
  read_at timestamptz not null,
  primary key (person_id, blog_id)
);
create index blog_readings_of_blog on blog_readings (blog_id);

-- Counts of events by hour. Metrics that count people of a day are at its midnight. No row refers to a person.
create table metric_hours (
  metric text not null check (metric ~ '^[a-z-]{1,40}$'),
  hour timestamptz not null,
  count integer not null check (count >= 0),
  primary key (metric, hour)
);

-- How many of the people who joined in a week were active in a later week.
create table retention_weeks (
  cohort date not null,
  week smallint not null check (week between 0 and 52),
  joined integer not null check (joined >= 0),
  active integer not null check (active between 0 and joined),
  primary key (cohort, week)
);

create index activity_days_by_day on activity_days (day);
create index people_by_joined on people (joined_at);
create index submissions_by_time on submissions (submitted_at);

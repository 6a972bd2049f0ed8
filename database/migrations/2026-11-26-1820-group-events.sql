-- Events of a mentor group, which only its members see.
alter table events add column group_id uuid references mentor_groups on delete cascade;
create index events_of_group on events (group_id) where group_id is not null;

-- Whether a person sees an event of a group; everyone sees those without one.
create function in_event_group(event_group uuid, person uuid) returns boolean language sql stable
  return event_group is null or exists (select from mentor_group_members m where m.group_id = event_group and m.person_id = person);

-- Who came to a date of a group, as a mentor noted it. It counts before the code that a learner entered.
create table mentor_group_attendance (
  date_id uuid not null references event_dates on delete cascade,
  person_id uuid not null references people on delete cascade,
  is_present boolean not null,
  marked_by uuid references people on delete set null,
  marked_at timestamptz not null,
  primary key (date_id, person_id)
);
create index mentor_group_attendance_of_person on mentor_group_attendance (person_id);
create index mentor_group_attendance_marked_by on mentor_group_attendance (marked_by);

-- Whether a learner came to a date.
create function came_to_date(date uuid, person uuid) returns boolean language sql stable
  return coalesce((select a.is_present from mentor_group_attendance a where a.date_id = date and a.person_id = person),
    exists (select from event_rsvps r where r.date_id = date and r.person_id = person and r.attended_at is not null));

-- The level before a moderator's decision lowered it: it comes back when the suspension is lifted or the decision is overturned.
alter table person_trust add column lowered_from text references trust_levels (name);

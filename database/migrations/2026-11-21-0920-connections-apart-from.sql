-- Everybody who blocked a person or was blocked by them, asked once where many are looked at: `are_apart` for each costs more
-- than what is looked for.
create function apart_from(person uuid) returns uuid[]
  language sql stable
  return array(
    select blocked_id from blocks where blocker_id = person union all select blocker_id from blocks where blocked_id = person
  );

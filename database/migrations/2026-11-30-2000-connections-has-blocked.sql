-- Whether the first of two people blocked the other: they may end the block.
create function has_blocked(one uuid, other uuid) returns boolean
  language sql stable
  return exists (select from blocks where blocker_id = one and blocked_id = other);

-- Even rounded figures tell a few bits of a hidden input each: they stay with accepted submissions only.
update submissions set time_ms = null, memory_kb = null where verdict <> 'Accepted' and time_ms is not null;

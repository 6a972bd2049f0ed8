-- Exact time and memory of a hidden test tell its input to whoever makes a program slow or large by it: 0 stands in their place, and
-- the figures of a submission are rounded up.
update submissions set
  time_ms = greatest(1, ceil(time_ms / 50)) * 50,
  memory_kb = greatest(1, ceil(memory_kb / 1024.0)) * 1024,
  results = (
    select coalesce(jsonb_agg(case when (result ->> 'isSample')::boolean then result else result || '{"timeMs": 0, "memoryKb": 0}' end order by at), '[]')
    from jsonb_array_elements(results) with ordinality all_results (result, at))
where time_ms is not null;

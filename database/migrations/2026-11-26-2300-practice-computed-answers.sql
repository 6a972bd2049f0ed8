-- Answers that the reference computed, by test in wire format; null where the test has its expected answer written.
alter table problems add column answers text[] not null default '{}';
alter table problem_edits add column answers text[] not null default '{}';

-- Other names of a problem, such as kNN.
alter table problems add column aliases text[] not null default '{}';

-- Problems are saved as drafts, tried, and published in a second step. Mentors propose them.
alter table problem_edits
  -- Who wrote a new problem; null for problems of the bank. A draft goes with the account; what was published stays.
  add column author_id uuid references people on delete cascade,
  -- The trial that is running, and the result of the last one.
  add column trial_id uuid,
  add column trial jsonb,
  drop constraint problem_edits_state_check,
  add constraint problem_edits_state_check check (state in ('draft', 'checking', 'passed', 'failed')),
  add constraint problem_edits_trial_check check (trial is null or jsonb_typeof(trial) = 'object');

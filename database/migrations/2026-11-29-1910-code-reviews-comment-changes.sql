-- A deleted comment can be put back; the background task deletes its row a day later.
alter table code_review_comments
  add column edited_at timestamptz,
  add column deleted_at timestamptz;

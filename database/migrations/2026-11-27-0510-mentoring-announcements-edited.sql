alter table mentor_group_announcements add column edited_at timestamptz;

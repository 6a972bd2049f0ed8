-- The answer that an admin sent from the inbox; null if it was answered elsewhere.
alter table contact_messages add column answer text check (length(answer) between 1 and 5000);

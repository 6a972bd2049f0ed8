create index concurrently person_trust_of_decision on person_trust (decision_id) where decision_id is not null;

-- What must be the same at all workers that live together: see agreement.py.

ALTER TABLE workers ADD COLUMN agreed text NOT NULL DEFAULT '{}';

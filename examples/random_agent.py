"""A random agent in every game, through PettingZoo: `python random_agent.py [GAMES]`. Needs webfoot[pettingzoo]."""

import importlib
import sys
from collections import Counter


def main(games: int) -> None:
    for key in ("canardage", "dale", "duckdealer", "spacedealer"):
        module = importlib.import_module(f"webfoot.envs.pettingzoo.{key}_v0")
        env = module.env(max_cycles=2000)
        rewards: Counter[str] = Counter()
        decisions = 0
        for seed in range(games):
            env.reset(seed=seed)
            for agent in env.possible_agents:
                env.action_space(agent).seed(seed)
            for agent in env.agent_iter():
                _, reward, termination, truncation, info = env.last()
                rewards[agent] += reward
                if termination or truncation:
                    env.step(None)
                else:
                    env.step(env.action_space(agent).sample(info["action_mask"]))
                    decisions += 1
        print(f"{key}: {games} games, {decisions} decisions, rewards {dict(rewards)}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)

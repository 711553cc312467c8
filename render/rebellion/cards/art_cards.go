package cards

import (
	"holoboard/game/rebellion"
)

// objectivePictures show what an objective asks for.
var objectivePictures = map[rebellion.Objective][]art{
	rebellion.CripplingBlow:     {{mini, "airspeeder", -0.52, -0.1, 0.6}, {mini, "at_at", 0.3, 0.04, 0.84}, {scope, "", 0.3, 0, 0.8}},
	rebellion.CutSupplyLines:    {{planet, "corellia", -0.64, -0.04, 0.58}, {planet, "mygeeto", 0, 0.06, 0.58}, {planet, "rodia", 0.64, -0.04, 0.58}, {sign, "sabotage", -0.5, 0.2, 0.34}, {sign, "sabotage", 0.14, 0.3, 0.34}, {sign, "sabotage", 0.78, 0.2, 0.34}},
	rebellion.DefendThePeople:   {{planet, "naboo", 0.34, 0.04, 0.8}, {shield, "", 0.34, -0.02, 1}, {mini, "rebel_trooper", -0.42, 0.06, 0.78}},
	rebellion.RebelAssault:      {{mini, "star_destroyer", 0.26, -0.02, 0.88}, {mini, "x_wing", -0.46, 0.14, 0.44}, {mini, "x_wing", -0.72, -0.18, 0.34}, {shot, "", -0.34, 0.02, 0.4}},
	rebellion.RegionalSupport:   {{planet, "felucia", -0.62, 0.02, 0.56}, {planet, "saleucami", 0, -0.06, 0.6}, {planet, "toydaria", 0.62, 0.02, 0.56}, {sign, "loyalty_rebels", -0.5, 0.22, 0.34}, {sign, "loyalty_rebels", 0.14, 0.2, 0.34}, {sign, "loyalty_rebels", 0.76, 0.22, 0.34}},
	rebellion.DeathStarPlansII:  {{mini, "death_star", 0.24, -0.02, 0.95}, {mini, "x_wing", -0.52, 0.14, 0.46}, {scope, "", 0.1, -0.16, 0.36}},
	rebellion.DeathStarPlansIII: {{mini, "death_star_under_construction", 0.22, 0, 0.95}, {mini, "y_wing", -0.56, 0.12, 0.48}, {scope, "", 0.04, -0.18, 0.36}},
	rebellion.HeartOfTheEmpire:  {{planet, "coruscant", 0, 0.06, 0.92}, {ring, "emblem_rebels", 0, -0.16, 0.46}, {mini, "rebel_trooper", -0.62, 0.16, 0.5}, {mini, "rebel_trooper", 0.62, 0.16, 0.5}},
	rebellion.LeaveNoOneBehind:  {{mini, "rebel_transport", -0.34, -0.06, 0.78}, {ring, "captured", 0.44, 0.04, 0.68}, {bar, "", 0.44, 0.04, 0.7}},
	rebellion.Liberation:        {{planet, "ryloth", 0.34, 0, 0.92}, {sign, "subjugation", 0.34, 0.02, 0.6}, {bar, "", 0.34, 0.02, 0.66}, {mini, "rebel_trooper", -0.42, 0.06, 0.78}},
	rebellion.PopularSupport:    {{sign, "loyalty_rebels", -0.6, -0.2, 0.42}, {sign, "loyalty_rebels", 0, -0.2, 0.42}, {sign, "loyalty_rebels", 0.6, -0.2, 0.42}, {sign, "loyalty_rebels", -0.3, 0.24, 0.42}, {sign, "loyalty_rebels", 0.3, 0.24, 0.42}, {sign, "loyalty_rebels", 0.9, 0.24, 0.42}},
	rebellion.EstablishOutposts: {{planet, "dantooine", 0, 0.62, 1.6}, {mini, "rebel_trooper", -0.66, 0.16, 0.36}, {mini, "rebel_trooper", -0.34, 0, 0.36}, {mini, "rebel_trooper", 0, -0.06, 0.36}, {mini, "rebel_trooper", 0.34, 0, 0.36}, {mini, "rebel_trooper", 0.66, 0.16, 0.36}},
	rebellion.InspireSympathy:   {{ring, "destroyed", -0.2, 0, 0.9}, {sign, "loyalty_rebels", 0.56, 0.08, 0.54}},
	rebellion.MajorVictory:      {{mini, "mon_calamari_cruiser", -0.44, -0.04, 0.78}, {shot, "", -0.1, 0.0, 0.36}, {mini, "assault_carrier", 0.42, -0.04, 0.56}, {mini, "tie_fighter", 0.74, 0.22, 0.26}},
	rebellion.ReturnOfTheJedi:   {{bust, "luke_skywalker_jedi", -0.4, 0, 1}, {bust, "darth_vader", 0.4, 0, 1}},
}

// tacticPictures show what a tactic card does to units of its theater.
var tacticPictures = map[rebellion.Tactic][]art{
	rebellion.GroundBombardment:        {{shot, "down", -0.22, -0.2, 0.42}, {mini, "mon_calamari_cruiser", -0.4, -0.2, 0.58}, {mini, "at_st", 0.42, 0.12, 0.56}, {mini, "stormtrooper", 0.74, 0.2, 0.42}},
	rebellion.GroundBrilliantStrategy:  {{sign, "tactic_ground", -0.46, 0, 0.68}, {sign, "tactic_ground", -0.02, 0.04, 0.68}, {ring, "special", 0.54, 0.06, 0.58}},
	rebellion.GroundConcentrateFire:    {{sign, "dice", -0.48, 0, 0.66}, {mini, "at_st", 0.34, 0.02, 0.76}, {scope, "", 0.34, 0, 0.7}},
	rebellion.GroundCriticalHit:        {{mini, "at_at", -0.05, 0.04, 0.88}, {sign, "hit", 0.14, -0.06, 0.46}},
	rebellion.GroundDefensiveFormation: {{shield, "", 0, 0.02, 1}, {mini, "rebel_trooper", -0.24, 0.14, 0.5}, {mini, "rebel_trooper", 0.24, 0.14, 0.5}},
	rebellion.GroundDigIn:              {{shield, "", 0, -0.04, 1}, {mini, "shield_generator", 0, 0.1, 0.66}},
	rebellion.GroundEscapePlan:         {{mini, "airspeeder", -0.46, 0.0, 0.66}, {mini, "rebel_trooper", 0.04, 0.08, 0.56}, {sign, "pass", 0.6, 0.04, 0.56}},
	rebellion.GroundOnslaught:          {{mini, "airspeeder", -0.6, 0, 0.56}, {shot, "", -0.36, -0.06, 0.5}, {shot, "", -0.36, 0.1, 0.8}, {mini, "at_st", 0.3, -0.06, 0.56}, {mini, "at_st", 0.7, 0.1, 0.56}},
	rebellion.GroundTakeItDown:         {{mini, "airspeeder", -0.62, 0.16, 0.42}, {mini, "at_at", 0.2, 0.02, 0.86}, {scope, "", 0.26, 0, 0.66}},
	rebellion.GroundUnstoppableAssault: {{mini, "at_at", -0.32, 0.02, 0.9}, {shield, "", 0.5, 0.04, 0.68}, {bar, "", 0.5, 0.04, 0.64}},
	rebellion.SpaceBrilliantStrategy:   {{sign, "tactic_space", -0.46, 0, 0.68}, {sign, "tactic_space", -0.02, 0.04, 0.68}, {ring, "special", 0.54, 0.06, 0.58}},
	rebellion.SpaceConcentrateFire:     {{sign, "dice", -0.48, 0, 0.66}, {mini, "assault_carrier", 0.34, 0.02, 0.76}, {scope, "", 0.34, 0, 0.7}},
	rebellion.SpaceCriticalHit:         {{mini, "star_destroyer", -0.05, 0.02, 0.88}, {sign, "hit", 0.1, 0, 0.46}},
	rebellion.SpaceDefensiveFormation:  {{shield, "", 0, 0.02, 1}, {mini, "x_wing", 0, -0.06, 0.42}, {mini, "x_wing", -0.26, 0.18, 0.38}, {mini, "x_wing", 0.26, 0.18, 0.38}},
	rebellion.SpaceNoEscape:            {{mini, "star_destroyer", 0.54, -0.04, 0.7}, {mini, "rebel_transport", -0.44, -0.06, 0.62}, {ring, "lock", -0.3, 0.2, 0.44}},
	rebellion.SpaceOnslaught:           {{mini, "x_wing", -0.62, 0, 0.54}, {shot, "", -0.4, -0.08, 0.5}, {shot, "", -0.4, 0.1, 0.8}, {mini, "tie_fighter", 0.28, -0.1, 0.48}, {mini, "tie_fighter", 0.7, 0.12, 0.48}},
	rebellion.SpaceOutmaneuver:         {{orbit, "", 0, 0.06, 0.98}, {mini, "y_wing", -0.34, 0.14, 0.52}, {mini, "tie_fighter", 0.46, -0.16, 0.42}},
	rebellion.SpaceTakeItDown:          {{mini, "y_wing", -0.64, 0.18, 0.44}, {mini, "star_destroyer", 0.2, -0.02, 0.9}, {scope, "", 0.24, -0.02, 0.64}},
	rebellion.SpaceUnstoppableAssault:  {{mini, "mon_calamari_cruiser", -0.32, 0, 0.9}, {shield, "", 0.5, 0.04, 0.68}, {bar, "", 0.5, 0.04, 0.64}},
}

// actionPictures show what an action card does, beside its leaders.
var actionPictures = map[rebellion.Action][]art{
	rebellion.AccordingToMyDesign:         {{ring, "dice", 0, 0, 0.8}, {bar, "", 0, 0, 0.8}},
	rebellion.BrilliantAdministrator:      {{planet, "corellia", 0, -0.02, 0.8}, {sign, "build", 0.3, 0.2, 0.42}},
	rebellion.ItIsYourDestiny:             {{ring, "captured", -0.06, 0, 0.72}, {sign, "undo", 0.42, 0.2, 0.34}},
	rebellion.MoreDangerousThanYouRealize: {{sign, "tactic_space", -0.2, -0.04, 0.6}, {sign, "tactic_ground", 0.24, 0.06, 0.6}},
	rebellion.Blindside:                   {{ring, "eye", 0, 0, 0.66}, {bar, "", 0, 0, 0.7}},
	rebellion.BobaFettWhere:               {{ring, "mission", 0, 0, 0.8}, {bar, "", 0, 0, 0.8}},
	rebellion.CatchThemBySurprise:         {{mini, "star_destroyer", 0, -0.08, 0.66}, {mini, "tie_fighter", 0.3, 0.26, 0.28}, {mini, "tie_fighter", -0.06, 0.3, 0.22}},
	rebellion.FullyOperational:            {{mini, "death_star", -0.08, -0.02, 0.78}, {shot, "", 0.06, -0.02, 0.34}, {mini, "corellian_corvette", 0.5, 0.1, 0.32}},
	rebellion.GoodIntel:                   {{sign, "tactic_space", -0.18, -0.08, 0.52}, {sign, "tactic_ground", 0.2, -0.02, 0.52}, {sign, "eye", 0.02, 0.28, 0.42}},
	rebellion.KeepThemFromEscaping:        {{mini, "rebel_transport", 0, -0.08, 0.7}, {ring, "lock", 0.12, 0.18, 0.48}},
	rebellion.LocalRumors:                 {{planet, "nal_hutta", 0, -0.02, 0.8}, {ring, "help", 0.26, 0.16, 0.44}},
	rebellion.ProceedingAsPlanned:         {{sign, "project", -0.12, -0.04, 0.6}, {sign, "project", 0.18, 0.06, 0.6}},
	rebellion.PublicSupport:               {{mini, "stormtrooper", -0.36, 0.04, 0.6}, {mini, "stormtrooper", 0, 0.08, 0.6}, {mini, "stormtrooper", 0.36, 0.04, 0.6}},
	rebellion.ReadyForAction:              {{ring, "special", 0, 0, 0.68}},
	rebellion.ScoutingMission:             {{mini, "tie_fighter", -0.28, -0.2, 0.36}, {mini, "tie_fighter", 0.2, -0.24, 0.36}, {mini, "tie_fighter", -0.08, 0.14, 0.4}, {mini, "tie_fighter", 0.4, 0.16, 0.4}},
	rebellion.TargetTheGenerator:          {{mini, "shield_generator", 0, 0, 0.84}, {scope, "", 0, 0, 0.66}},
	rebellion.HumanCyborgRelations:        {{ring, "c3po", -0.2, 0, 0.92}, {sign, "diplomacy", 0.56, 0.06, 0.56}},
	rebellion.OurMostDesperateHour:        {{sign, "mission", -0.12, -0.04, 0.6}, {sign, "mission", 0.18, 0.06, 0.6}},
	rebellion.RebelPlanning:               {{sign, "objective", 0, 0, 0.8}},
	rebellion.ResourcefulAstromech:        {{ring, "r2d2", -0.2, 0, 0.92}, {sign, "blank", 0.56, 0.06, 0.56}},
	rebellion.StartTheEvacuation:          {{mini, "rebel_transport", -0.06, -0.12, 0.68}, {mini, "corellian_corvette", 0.26, 0.22, 0.42}},
	rebellion.TemporaryAlliance:           {{planet, "ord_mantell", 0, -0.02, 0.8}, {sign, "diplomacy", 0.3, 0.2, 0.42}},
	rebellion.Ambush:                      {{mini, "rebel_trooper", -0.22, 0.04, 0.62}, {shot, "", 0.0, -0.04, 0.3}, {mini, "stormtrooper", 0.42, 0.06, 0.5}},
	rebellion.AnOldFriend:                 {{planet, "bespin", -0.16, -0.06, 0.6}, {planet, "kashyyyk", 0.26, 0.1, 0.6}},
	rebellion.IndependentOperation:        {{sign, "subjugation", 0, 0, 0.76}, {bar, "", 0, 0, 0.76}},
	rebellion.ItsATrap:                    {{sign, "tactic_space", 0, 0, 0.76}, {bar, "", 0, 0, 0.8}},
	rebellion.NobleSacrifice:              {{ring, "reputation", 0, 0, 0.82}},
	rebellion.OneInAMillion:               {{sign, "dice", -0.14, -0.04, 0.52}, {sign, "direct_hit", 0.26, 0.12, 0.46}},
	rebellion.PointBlankAssault:           {{ring, "damage", 0, 0, 0.66}},
	rebellion.SonOfSkywalker:              {{ring, "yoda", -0.18, -0.08, 0.56}, {ring, "captured", 0.26, 0.12, 0.56}},
	rebellion.TargetTheStarDestroyers:     {{mini, "star_destroyer", 0, 0, 0.82}, {scope, "", 0, 0, 0.6}},
	rebellion.TheMillenniumFalcon:         {{ring, "falcon", 0, 0, 0.66}},
	rebellion.Undercover:                  {{ring, "person", 0, 0, 0.66}},
	rebellion.WookieeGuardian:             {{ring, "spec_ops", 0, 0, 0.8}, {bar, "", 0, 0, 0.8}},
}

// actionArt is the picture of an action card: its leaders, and what it does at their right.
func actionArt(a rebellion.Action) (things []art) {
	leaders := a.Card().Leaders.List()
	const wide, apart = 0.95, 0.62 // of a bust
	for i, l := range leaders {
		things = append(things, art{bust, l.String(), -0.1 - apart*float64(len(leaders)-i) + wide/4, 0, wide})
	}
	for _, thing := range actionPictures[a] {
		if len(leaders) > 0 {
			thing.x += wide / 2
		}
		things = append(things, thing)
	}
	return things
}
